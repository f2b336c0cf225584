import type { SameTexts } from '../../translate.ts'
import type { welcome as base } from '../zh-CN/welcome.ts'

export const welcome = {
  title: 'Boas-vindas ao {site}!',
  text: 'Tudo pronto. O primeiro episódio está a um toque.',
  start: 'Começar a assistir',
  tasteTitle: 'O que você gosta de ver?',
  tasteCount: '{count} de {most}',
  tasteHint: 'Escolha até 3 para começar com algo do seu gosto.',
} satisfies SameTexts<typeof base>
