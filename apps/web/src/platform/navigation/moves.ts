/** How a screen came: it follows the one before, or one returned to it. */
export type Move = 'none' | 'forward' | 'back'

/** Follows a visit through the entries of its history, told apart by the router's keys. Asked again about the present entry, it repeats itself. */
export const createMoves = () => {
  let keys: readonly string[] = []
  let present = -1
  let move: Move = 'none'
  return (key: string): Move => {
    if (keys[present] === key) return move
    const known = keys.indexOf(key)
    move = present === -1 ? 'none' : known === -1 || known > present ? 'forward' : 'back'
    keys = known === -1 ? [...keys.slice(0, present + 1), key] : keys
    present = keys.indexOf(key)
    return move
  }
}
