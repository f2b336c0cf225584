/** Version of the client and of this contract, dotted and as the number older clients compare (C-20). */
export const appVersion = '1.5.0'
export const appVersionCode = 150
