/// What a default anchor of a scroll view is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
  private let kind: Kind
  /// Which point of content that is larger than the scroll view shows first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
  /// Which point stays where it is when the content or the scroll view gets another size.
  ///
  /// Content that stands at the point, as it does at its end, stands there again; elsewhere what shows stays, but for the scroll
  /// view's own change, from which the point keeps its distance.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
  /// Where content that is smaller than the scroll view lies.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The default anchors of scroll views: one for all roles, and those of single ones, which win wherever they are set.
nonisolated struct DefaultScrollAnchors: Equatable {
  var all: UnitPoint?
  private var own: [ScrollAnchorRole: Own] = [:]
  private struct Own: Equatable { let anchor: UnitPoint? }

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { if let own = own[role] { own.anchor } else { all } }
    set { own[role] = Own(anchor: newValue) }
  }
}
