import { BackgroundChoices } from '../../src/domains/chat/backgrounds/background-choices.tsx'
import { BackgroundPreview } from '../../src/domains/chat/backgrounds/background-preview.tsx'
import { standardBackground } from '../../src/domains/chat/backgrounds/background-store.ts'
import type { KitComponent } from '../component.ts'

export const kit: KitComponent = {
  name: 'ChatBackground',
  states: {
    choices: () => (
      <BackgroundChoices
        background={{ ...standardBackground, design: 'waves' }}
        picture={undefined}
        isBusy={false}
        onDesign={() => {}}
        onPicture={() => {}}
      />
    ),
    preview: () => <BackgroundPreview background={{ ...standardBackground, design: 'clouds' }} />,
  },
}
