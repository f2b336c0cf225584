import MovieIcon from '@mui/icons-material/MovieOutlined'
import { lazy } from 'react'
import { bannerSource, dramaSource, dramaTypeSource } from '../../domains/drama/catalogue/drama-source.ts'
import { findDramas } from '../../domains/drama/catalogue/find-dramas.ts'
import { captionSource, transcodingSource } from '../../domains/drama/episodes/media-sources.ts'
import { chartSource, homeSource } from '../../domains/drama/home/discover-sources.ts'
import { playSource } from '../../domains/drama/plays/play-source.ts'
import { posterSource, shareDaySource, termsSource } from '../../domains/drama/sharing/sharing-sources.ts'
import { newsSource } from '../../domains/news/sources.ts'
import { noticeSource } from '../../domains/notices/sources.ts'
import type { PageGroup } from './page.ts'

/** Dramas, what stands on home, and what members read. */
export const contentPages: PageGroup = {
  title: 'shell.menuContent',
  icon: MovieIcon,
  pages: [
    {
      name: 'dramas',
      title: 'drama.dramas',
      permission: 'content.read',
      source: dramaSource,
      find: findDramas,
      parts: { captions: captionSource, 'drama-terms': termsSource, 'drama-shares': shareDaySource },
      list: lazy(async () => ({ default: (await import('../../domains/drama/catalogue/drama-list.tsx')).DramaList })),
      edit: lazy(async () => ({ default: (await import('../../domains/drama/catalogue/drama-page.tsx')).DramaPage })),
      create: {
        page: lazy(async () => ({
          default: (await import('../../domains/drama/catalogue/drama-create.tsx')).DramaCreate,
        })),
        permission: 'content.write',
      },
    },
    {
      name: 'transcodings',
      title: 'media.transcodings',
      permission: 'content.read',
      source: transcodingSource,
      list: lazy(async () => ({
        default: (await import('../../domains/drama/episodes/transcoding-list.tsx')).TranscodingList,
      })),
      show: lazy(async () => ({
        default: (await import('../../domains/drama/episodes/transcoding-page.tsx')).TranscodingPage,
      })),
    },
    {
      name: 'plays',
      title: 'plays.title',
      permission: 'content.read',
      source: playSource,
      list: lazy(async () => ({ default: (await import('../../domains/drama/plays/plays-page.tsx')).PlaysPage })),
    },
    {
      name: 'drama-types',
      title: 'drama.types',
      permission: 'content.read',
      source: dramaTypeSource,
      list: lazy(async () => ({
        default: (await import('../../domains/drama/catalogue/drama-type-list.tsx')).DramaTypeList,
      })),
    },
    {
      name: 'charts',
      title: 'discover.charts',
      permission: 'content.read',
      source: chartSource,
      list: lazy(async () => ({ default: (await import('../../domains/drama/home/charts-page.tsx')).ChartsPage })),
    },
    {
      name: 'home',
      title: 'discover.home',
      permission: 'content.read',
      source: homeSource,
      list: lazy(async () => ({
        default: (await import('../../domains/drama/home/home-settings-page.tsx')).HomeSettingsPage,
      })),
    },
    {
      name: 'banners',
      title: 'drama.banners',
      permission: 'content.read',
      source: bannerSource,
      list: lazy(async () => ({ default: (await import('../../domains/drama/home/banner-list.tsx')).BannerList })),
    },
    {
      name: 'notices',
      title: 'notices.notices',
      permission: 'content.read',
      source: noticeSource,
      list: lazy(async () => ({ default: (await import('../../domains/notices/notice-list.tsx')).NoticeList })),
    },
    {
      name: 'news',
      title: 'notices.articles',
      permission: 'content.read',
      source: newsSource,
      list: lazy(async () => ({ default: (await import('../../domains/news/news-list.tsx')).NewsList })),
    },
    {
      name: 'posters',
      title: 'sharing.posters',
      permission: 'content.read',
      source: posterSource,
      list: lazy(async () => ({ default: (await import('../../domains/drama/sharing/poster-list.tsx')).PosterList })),
    },
  ],
}
