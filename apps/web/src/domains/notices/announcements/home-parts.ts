/** What the home page shows of notices; one part of the program, fetched once home is drawn. */
export { AnnouncementList } from './announcement-list.tsx'
export { NoticeLine } from './notice-line.tsx'
export { StartNotices } from './start-notices.tsx'
