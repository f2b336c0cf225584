import '@fontsource/inter/400.css'
import '@fontsource/inter/500.css'
import '@fontsource/inter/600.css'
import '@fontsource/inter/700.css'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import './stage.css'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { AddressProvider } from '../src/platform/navigation/router.tsx'
import { queryClient } from '../src/platform/server/queries.ts'
import { speak, speakAll, useTexts } from '../src/platform/texts.ts'
import type { KitComponent } from './component.ts'

/** What a site (its template, S-12) and a member (their theme) can choose. */
export const looks = [
  { name: 'template 1, dark', template: '1', theme: 'dark' },
  { name: 'template 2, dark', template: '2', theme: 'dark' },
  { name: 'template 1, light', template: '1', theme: 'light' },
  { name: 'template 2, light', template: '2', theme: 'light' },
] as const
export type Look = (typeof looks)[number]
export const plainLook: Look = looks[0]

/** Sets the language and the look of the whole document: both are the document's own. */
export const setScene = async (language: ClientLanguage, { template, theme }: Look = plainLook): Promise<void> => {
  document.documentElement.dataset['template'] = template
  document.documentElement.dataset['theme'] = theme
  await speakAll()
  await speak(language, { remember: false })
  const weights = ['400', '500', '600', '700']
  // Letters with marks are in files of their own.
  await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 16px Inter`, 'aãếơ')))
}

type State = KitComponent['states'][string]

const Drawn = ({ state }: { readonly state: State }) => state(useTexts())

/** One state of a component, as wide as a phone. */
export const Stage = ({ state }: { readonly state: State }) => (
  <QueryClientProvider client={queryClient}>
    <AddressProvider>
      <div className="stage" data-testid="stage">
        <Drawn state={state} />
      </div>
    </AddressProvider>
  </QueryClientProvider>
)
