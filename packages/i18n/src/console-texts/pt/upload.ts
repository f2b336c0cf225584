import type { SameTexts } from '../../translate.ts'
import type { upload as base } from '../zh-CN/upload.ts'

export const upload = {
  uploads: 'Enviar vídeos',
  hint: 'Cada arquivo vira um episódio. Vale o número no nome; senão, a ordem é pelo nome. Você pode abrir outras páginas, mas deixe esta janela aberta.',
  drop: 'Solte vídeos aqui ou clique para escolher arquivos',
  choosePicture: 'Escolher imagem',
  waiting: 'Aguardando',
  uploading: 'Enviando',
  paused: 'Pausado',
  attaching: 'Criando episódio',
  done: 'Pronto',
  failed: 'Falhou',
  pause: 'Pausar',
  resume: 'Retomar',
  resumeFailed: 'Tentar de novo todos ({count})',
  skipped: '{count} arquivos ignorados porque os episódios já existem',
  clearDone: 'Limpar concluídos',
  storeRefused: 'o armazenamento recusou ({code})',
  storeUnreachable: 'a conexão com o armazenamento caiu',
} satisfies SameTexts<typeof base>
