/// A view that says by its value whether it, or one that it is a modification of, has an identity by `id(_:)`.
///
/// A loop asks the views of rows that no lazy container has made.
nonisolated protocol IdentifiedView {
  /// Whether views of the type may have one; those of other types are not asked.
  static var mayCarryID: Bool { get }
  /// Whether an identity is the view's.
  func carries(_ requested: AnyHashable) -> Bool
  /// Adds the identities that are the view's, the outermost first.
  func appendIDs(to ids: inout [AnyHashable])
}

extension ModifiedContent: IdentifiedView {
  static var mayCarryID: Bool { (Content.self as? any IdentifiedView.Type)?.mayCarryID ?? false }
  func carries(_ requested: AnyHashable) -> Bool { (content as? any IdentifiedView)?.carries(requested) ?? false }
  func appendIDs(to ids: inout [AnyHashable]) { (content as? any IdentifiedView)?.appendIDs(to: &ids) }
}

extension _ConditionalContent: IdentifiedView {
  static var mayCarryID: Bool {
    (TrueContent.self as? any IdentifiedView.Type)?.mayCarryID ?? false
      || (FalseContent.self as? any IdentifiedView.Type)?.mayCarryID ?? false
  }
  func carries(_ requested: AnyHashable) -> Bool {
    switch storage {
    case .trueContent(let content): (content as? any IdentifiedView)?.carries(requested) ?? false
    case .falseContent(let content): (content as? any IdentifiedView)?.carries(requested) ?? false
    }
  }
  func appendIDs(to ids: inout [AnyHashable]) {
    switch storage {
    case .trueContent(let content): (content as? any IdentifiedView)?.appendIDs(to: &ids)
    case .falseContent(let content): (content as? any IdentifiedView)?.appendIDs(to: &ids)
    }
  }
}
