const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** '21 January 2031 at 10:00 UTC': the server does not know where its reader is. */
export const momentInWords = (date: Date): string => `${moment.format(date)} UTC`;
