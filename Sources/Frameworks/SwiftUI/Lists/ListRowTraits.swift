import CoreGraphicsTypes
import SwiftUICore

/// What modifiers say of a row, or of all rows of a section; `nil` leaves it to those further out, and at last to the list.
nonisolated struct ListRowTraits {
  var insets: EdgeInsets?
  /// How many levels of an outline are around.
  var level: Int?
  /// What stands behind the row; a background without a view is the list's own.
  var background: Background?
  var separator = Edges<Visibility>()
  var separatorTint = Edges<Tint>()
  var sectionSeparator = Edges<Visibility>()
  var sectionSeparatorTint = Edges<Tint>()
  var sectionSpacing: ListSectionSpacing?
  var sectionMargins = ListSectionMargins()
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var badgeProminence: BadgeProminence?
  var swipe = SwipeActions()

  /// A view, or the list's own background again.
  struct Background { var view: AnyView? }
  /// A colour, or the list's own again.
  struct Tint: Equatable { var color: Color? }
  /// A value for the upper and one for the lower edge.
  struct Edges<Value> {
    var top: Value?
    var bottom: Value?

    init() {}
    init(_ value: Value, edges: VerticalEdge.Set) {
      if edges.contains(.top) { top = value }
      if edges.contains(.bottom) { bottom = value }
    }

    func or(_ outer: Self) -> Self {
      var result = self
      result.top = top ?? outer.top
      result.bottom = bottom ?? outer.bottom
      return result
    }
  }
  /// The buttons behind the row's edges.
  struct SwipeActions {
    var leading: [Group] = []
    var trailing: [Group] = []
    struct Group {
      var content: AnyView
      var allowsFullSwipe: Bool
      /// Hears when the buttons begin to show, and when they are gone again.
      var presentationChanged: ((Bool) -> Void)?
    }

    /// Its own groups, and those of a modifier further out behind them.
    func followed(by outer: Self) -> Self {
      Self(leading: leading + outer.leading, trailing: trailing + outer.trailing)
    }

    subscript(_ edge: HorizontalEdge) -> [Group] { edge == .leading ? leading : trailing }
  }
}

enum ListRowTraitsKey: MergedTraitKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }

  static func merged(inner: ListRowTraits, outer: ListRowTraits) -> ListRowTraits {
    var result = inner
    result.insets = inner.insets ?? outer.insets
    result.level = inner.level ?? outer.level
    result.badgeProminence = inner.badgeProminence ?? outer.badgeProminence
    result.background = inner.background ?? outer.background
    result.separator = inner.separator.or(outer.separator)
    result.separatorTint = inner.separatorTint.or(outer.separatorTint)
    result.sectionSeparator = inner.sectionSeparator.or(outer.sectionSeparator)
    result.sectionSeparatorTint = inner.sectionSeparatorTint.or(outer.sectionSeparatorTint)
    result.sectionSpacing = inner.sectionSpacing ?? outer.sectionSpacing
    result.sectionMargins = inner.sectionMargins.or(outer.sectionMargins)
    result.isDeleteDisabled = inner.isDeleteDisabled ?? outer.isDeleteDisabled
    result.isMoveDisabled = inner.isMoveDisabled ?? outer.isMoveDisabled
    result.isSelectionDisabled = inner.isSelectionDisabled ?? outer.isSelectionDisabled
    result.swipe = inner.swipe.followed(by: outer.swipe)
    return result
  }
}

extension [ListRowTraits.SwipeActions.Group] {
  /// Tells all groups of an edge that they show, or are gone.
  var presentationChanged: (Bool) -> Void {
    let heard = compactMap(\.presentationChanged)
    return { isShown in for tell in heard { tell(isShown) } }
  }
}

extension View {
  /// Says something of the row that the view is.
  nonisolated func listRowTrait(_ edit: (inout ListRowTraits) -> Void) -> some View {
    var traits = ListRowTraits()
    edit(&traits)
    return modifier(MergedTraitModifier(ListRowTraitsKey.self, traits))
  }
}
