import SwiftUICore

/// Shows a view over everything while a binding has a value.
nonisolated struct SheetModifier<Item, Sheet: View>: ViewModifier {
  let isSheet: Bool
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  @Environment(\.look) private var look

  nonisolated init(
    isSheet: Bool, item: Binding<Item?>, id: @escaping (Item) -> AnyHashable, onDismiss: (() -> Void)?,
    sheet: @escaping (Item) -> Sheet
  ) {
    self.isSheet = isSheet
    self.item = item
    self.id = id
    self.onDismiss = onDismiss
    self.sheet = sheet
  }

  /// Shows the view while a binding is `true`.
  nonisolated init(
    isSheet: Bool, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, sheet: @escaping () -> Sheet
  ) where Item == Bool {
    let item = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 != nil })
    self.init(isSheet: isSheet, item: item, id: { AnyHashable($0) }, onDismiss: onDismiss) { _ in sheet() }
  }

  @MainActor func body(content: Content) -> some View {
    let (item, presentations) = (item, look.presentations)
    let close = { if item.wrappedValue != nil { item.wrappedValue = nil } }
    let request = item.wrappedValue.map { value in
      ModalRequest(
        id: id(value), form: SheetForm(isSheet ? presentations.sheet : nil),
        content: AnyView(ModalContent(isSheet: isSheet, close: close, content: sheet(value))), close: close,
        didDismiss: onDismiss)
    }
    return content.modifier(ModalModifier(request, spring: presentations.spring))
  }
}
