/** Languages of the product (C-50). The first is the fallback; Japanese is spoken by the server only (K-20). */
export const languages = ['zh-CN', 'en', 'vi', 'pt', 'ja'] as const
export type Language = (typeof languages)[number]

/** Languages a member can choose: those whose interface is complete. */
export const clientLanguages = ['zh-CN', 'en', 'vi', 'pt'] as const satisfies readonly Language[]
export type ClientLanguage = (typeof clientLanguages)[number]

export const fallbackLanguage = 'zh-CN' satisfies ClientLanguage
