import { type ByLanguage, textIn } from './by-language.ts'
import { en } from './contract-texts/en.ts'
import { pt } from './contract-texts/pt.ts'
import { vi } from './contract-texts/vi.ts'
import { zhCN } from './contract-texts/zh-CN.ts'
import { fallbackLanguage, type Language } from './languages.ts'

/** A contract in one language. `content` is HTML with the names of terms in braces (`rules/crowdfunding/contract-text.ts`). */
export interface ContractText {
  readonly title: string
  /** Who concludes it for the platform. */
  readonly party_a: string
  readonly content: string
}

/** The version of the contract that comes with the product; operators publish later ones. */
export const shippedContractVersion = 1

/** The contract of crowdfunding that holds until operators publish their own. */
export const shippedContract: ByLanguage<ContractText> = {
  en: en.contract,
  'zh-CN': zhCN.contract,
  vi: vi.contract,
  pt: pt.contract,
}

/** The rules of crowdfunding that are shown until operators write their own (agreement 4); HTML. */
export const shippedCrowdfundingRules = (language: Language): string =>
  textIn({ en: en.rules, 'zh-CN': zhCN.rules, vi: vi.rules, pt: pt.rules }, language, fallbackLanguage) ?? ''
