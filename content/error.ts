/** The error fallback, word for word (specification, section 8). */
export const errorPage = {
  title: 'Oops! Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try again or go back to the home page.",
  tryAgain: 'Try Again',
  goHome: 'Go Home',
} as const;
