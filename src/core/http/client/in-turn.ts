const turns = new Map<string, Promise<unknown>>()

/**
 * Makes what is asked of one thing in the order in which it was asked, as side by side they may reach the server the
 * other way round: a new name must not come behind the deletion that followed it. Answers and throws as `make` does.
 */
export const inTurn = async <Answer>(id: string, make: () => Promise<Answer>): Promise<Answer> => {
  const before = turns.get(id) ?? Promise.resolve()
  const own = before.then(make, make)
  turns.set(id, own)
  try {
    return await own
  } finally {
    if (turns.get(id) === own) turns.delete(id)
  }
}
