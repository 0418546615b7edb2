import SwiftUICore

/// Shows a view over everything while a binding has a value.
nonisolated struct SheetModifier<Item, Sheet: View>: ViewModifier {
  /// What it is; a popover stands at a place.
  enum Kind {
    case sheet, cover
    /// With a look of its own, or that of all popovers.
    case popover(PopoverVariant.Attachment, Edge?, PopoverMetrics? = nil)
  }
  let kind: Kind
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  @Environment(\.metrics) private var metrics
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var dismissal = Dismissal()

  nonisolated init(
    _ kind: Kind, item: Binding<Item?>, id: @escaping (Item) -> AnyHashable, onDismiss: (() -> Void)? = nil,
    sheet: @escaping (Item) -> Sheet
  ) {
    self.kind = kind
    self.item = item
    self.id = id
    self.onDismiss = onDismiss
    self.sheet = sheet
  }

  /// Shows the view while a binding is `true`.
  nonisolated init(
    _ kind: Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, sheet: @escaping () -> Sheet
  ) where Item == Bool {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    self.init(kind, item: item, id: { AnyHashable($0) }, onDismiss: onDismiss) { _ in sheet() }
  }

  @MainActor func body(content: Content) -> some View {
    let (item, presentations, dismissal) = (item, metrics.presentations, dismissal)
    dismissal.close = { if item.wrappedValue != nil { item.wrappedValue = nil } }
    let request = item.wrappedValue.map { value in
      ModalRequest(
        id: id(value), variant: variant, content: AnyView(ModalContent(dismissal: dismissal, content: sheet(value))),
        close: { dismissal.close() }, didDismiss: onDismiss)
    }
    return content.modifier(ModalModifier(request, spring: presentations.spring))
  }

  private var variant: SheetVariant {
    let sheet = metrics.presentations.sheet
    switch kind {
    case .sheet: return SheetVariant(.sheet, metrics: sheet)
    case .cover: return SheetVariant(.cover, metrics: sheet)
    case .popover(let attachment, let edge, let popover):
      let side = edge?.popupSide(isRightToLeft: layoutDirection == .rightToLeft)
      return SheetVariant(.popover, metrics: sheet, popover: (popover ?? metrics.popovers).variant(at: attachment, side: side))
    }
  }
}

/// Takes back what a sheet's owner asks for; the same object as long as the owner is there, so that what reads `dismiss` is not
/// evaluated each time the owner is.
nonisolated final class Dismissal: Equatable {
  var close: () -> Void = {}
  private(set) lazy var action = DismissAction(DismissAction.Target { [weak self] in self?.close() })
  static func == (a: Dismissal, b: Dismissal) -> Bool { a === b }
}

extension Edge {
  fileprivate nonisolated func popupSide(isRightToLeft: Bool) -> PopupSide {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}
