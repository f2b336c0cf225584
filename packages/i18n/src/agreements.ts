import type { AgreementText } from './agreements/agreement-text.ts'
import * as en from './agreements/en.ts'
import * as pt from './agreements/pt.ts'
import * as vi from './agreements/vi.ts'
import * as zhCN from './agreements/zh-CN.ts'
import type { Language } from './languages.ts'

interface ShippedAgreements {
  readonly userAgreement: AgreementText
  readonly privacyPolicy: AgreementText
  readonly teamRules: AgreementText
}

const textsOf: Readonly<Record<Language, ShippedAgreements>> = { 'zh-CN': zhCN, en, vi, pt, ja: zhCN }

/** When the shipped texts were last changed, in seconds. */
const changedSeconds = 1_795_824_000

/** The user agreement (0), privacy policy (1) or rules of teams (2) that hold until operators write their own; undefined for other kinds. */
export function shippedAgreement(
  language: Language,
  type: number,
): { title: string; content: string; update_time: number } | undefined {
  const { userAgreement, privacyPolicy, teamRules } = textsOf[language]
  const text = [userAgreement, privacyPolicy, teamRules][type]
  return text && { title: text.title, content: text.paragraphs.join('\n'), update_time: changedSeconds }
}
