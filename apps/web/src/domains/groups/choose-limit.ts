/** Most people one act in a group may be about (groupmember-invite, -weedout, -muted; -editRole). */
export const chooseLimit = { members: 100, managers: 50 } as const
