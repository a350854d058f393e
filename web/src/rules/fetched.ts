/** Modules that not every visit needs: fetched when they are first wanted. */

/** Fetches once. Where it fails, perhaps for want of a network, the next who wants it tries again. */
export function fetchedOnce(load: () => Promise<unknown>): () => Promise<void> {
  let loaded: Promise<void> | undefined
  const fetched = async () => {
    try {
      await load()
    } catch (error) {
      loaded = undefined
      throw error
    }
  }
  return () => (loaded ??= fetched())
}
