import type { SameTexts } from '../../translate.ts'
import type { reports as base } from '../zh-CN/reports.ts'

export const reports = {
  title: 'Denunciar',
  hint: 'Só a plataforma vê isto. Ninguém saberá quem denunciou.',
  reason: 'Motivo',
  reasonHint: 'Em poucas palavras',
  usualReasons: 'Motivos comuns',
  reasonEmpty: 'O motivo não pode ficar vazio',
  spam: 'Spam',
  fraud: 'Fraude',
  harassment: 'Assédio',
  nudity: 'Nudez',
  violence: 'Violência',
  infringement: 'Viola direitos',
  description: 'O que aconteceu',
  descriptionHint: 'Quando e como aconteceu',
  descriptionEmpty: 'A descrição não pode ficar vazia',
  images: 'Provas',
  imagesHint: 'De 1 a {max} imagens, como capturas de tela',
  imagesEmpty: 'A imagem de prova não pode ficar vazia',
  image: 'Prova {number}',
  addImages: 'Adicionar imagens',
  removeImage: 'Remover imagem {number}',
  stillUploading: 'As imagens ainda estão sendo enviadas',
  send: 'Enviar denúncia',
  sent: 'Obrigado, vamos analisar',
} satisfies SameTexts<typeof base>
