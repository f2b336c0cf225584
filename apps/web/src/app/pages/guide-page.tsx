import { HelpArticles } from '../../domains/notices/components/help-articles.tsx'
import { GuideScreen } from '../../domains/wallet/recharge/guide-screen.tsx'

/** How to recharge, with the articles that help. */
export const GuidePage = () => <GuideScreen articles={<HelpArticles />} />
