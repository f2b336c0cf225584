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

/** The two looks a site can have (S-12). */
export const themes = ['1', '2'] as const
export type Theme = (typeof themes)[number]

/** Sets the language and the look of the whole document: both are the document's own. */
export const setScene = async (language: ClientLanguage, theme: Theme): Promise<void> => {
  document.documentElement.dataset['template'] = theme
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
