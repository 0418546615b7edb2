package import Foundation

/// A height at which a sheet rests.
package struct SheetDetent: Hashable {
  /// What it is; equal ones are the same detent.
  package let id: AnyHashable
  /// Whether it is the largest, at which the screen behind goes back.
  package let isLarge: Bool
  /// The height above the window's lower inset, of what there is at most; `nil` where it is not offered.
  let height: (_ most: CGFloat, EnvironmentValues) -> CGFloat?

  package init(id: AnyHashable, isLarge: Bool = false, height: @escaping (_ most: CGFloat, EnvironmentValues) -> CGFloat?) {
    (self.id, self.isLarge, self.height) = (id, isLarge, height)
  }

  package static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Which of its detents a sheet rests at, as the app says it.
package struct SheetSelection {
  package var id: AnyHashable
  /// Called when a finger has brought the sheet to another one.
  package var select: (AnyHashable) -> Void
  package init(id: AnyHashable, select: @escaping (AnyHashable) -> Void) {
    self.id = id
    self.select = select
  }
}

/// What a sheet's content says of the sheet.
package struct SheetBehavior {
  /// Up to which detent what is behind a sheet can be used.
  package enum UsableDetents: Equatable {
    case never, always
    case upThrough(AnyHashable)
  }

  /// The heights at which it may rest; empty: the largest only.
  package var detents: [SheetDetent] = []
  package var selection: SheetSelection?
  /// Whether neither a finger nor a key takes it away.
  package var isDismissDisabled = false
  package var usableDetents = UsableDetents.never
  /// Whether a finger on content that scrolls moves that before it makes the sheet larger.
  package var scrollsFirst = false
  package var indicator = Visibility.automatic
  package var corner: CGFloat?
  /// What it becomes where the window is compact along an axis; `nil` leaves that to the kind that it is.
  package var compactKind: (horizontal: SheetKind.Adaptation?, vertical: SheetKind.Adaptation?) = (nil, nil)
  package var background: AnyView?
  /// Whether a cover comes and goes by fading at its place, and not from the lower edge.
  package var fades = false
  /// How large a card is in a wide window, asked with the size that its content has for a proposal; `nil`: as its look says.
  package var cardSize: ((_ fit: (ProposedViewSize) -> CGSize) -> CGSize)?

  package init() {}

  /// Whether a grabber shows at the upper edge.
  package var showsIndicator: Bool { indicator == .automatic ? detents.count > 1 : indicator == .visible }
}

/// What the content of a sheet says of it.
package enum SheetBehaviorKey: PreferenceKey {
  package static var defaultValue: SheetBehavior { SheetBehavior() }
  /// What comes first in the content is said; one that cannot be dismissed is enough.
  package static func reduce(value: inout SheetBehavior, nextValue: () -> SheetBehavior) {
    let next = nextValue()
    if value.detents.isEmpty {
      value.detents = next.detents
      value.selection = next.selection
    }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if value.usableDetents == .never { value.usableDetents = next.usableDetents }
    value.scrollsFirst = value.scrollsFirst || next.scrollsFirst
    if value.indicator == .automatic { value.indicator = next.indicator }
    value.corner = value.corner ?? next.corner
    value.compactKind.horizontal = value.compactKind.horizontal ?? next.compactKind.horizontal
    value.compactKind.vertical = value.compactKind.vertical ?? next.compactKind.vertical
    value.background = value.background ?? next.background
    value.fades = value.fades || next.fades
    value.cardSize = value.cardSize ?? next.cardSize
  }
}
