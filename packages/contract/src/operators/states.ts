/** What one operator asks for and another decides: it waits, took effect, was refused or was withdrawn. */
export const changeStates = { waiting: 0, done: 1, refused: -1, withdrawn: -2 } as const
