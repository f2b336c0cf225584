/** Text of each sex (V-36). */
export const sexLabels = { male: 'account.sexMale', female: 'account.sexFemale', secret: 'account.sexSecret' } as const
