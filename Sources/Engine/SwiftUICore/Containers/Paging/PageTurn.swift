/// What a person does with pages, for those who need to know more than which page is selected.
package enum PageTurn: Equatable {
  /// Turns to the page with a tag; one turn may go to another page than it began with.
  case began(to: AnyHashable)
  /// Has come to the page with a tag, which is the one before where the turn was given up.
  ///
  /// The pages are not at rest where a finger has taken hold of them again before they were.
  case ended(at: AnyHashable, isAtRest: Bool)
}
