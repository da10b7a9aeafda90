/** Under this name the head holds the title without what a visitor has entered (`Head.plainTitle`). */
export const plainTitleName = "plain-title";
