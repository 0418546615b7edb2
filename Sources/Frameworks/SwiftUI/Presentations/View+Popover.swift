public import SwiftUICore

/// Where in a view the arrow of a popover points.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle in the view, beside which the popover stands.
  case rect(Anchor<CGRect>.Source)
  /// A point, as a part of the view's size.
  case point(UnitPoint)

  fileprivate var attachment: PopoverVariant.Attachment {
    switch self {
    case .rect(let source): .rect(source)
    case .point(let point): .point(point)
    }
  }
}

extension View {
  /// Shows a popover while a binding is `true`; in a narrow window it is a sheet.
  ///
  /// It stands beside the view, with an arrow that points to it; a press anywhere else takes it away.
  ///
  /// `presentationCompactAdaptation(_:)` says what it is in a narrow window. Where it does not fit on the edge's side it stands
  /// on another one; where it fits nowhere it stands where there is most room, and is smaller.
  ///
  ///     Button("Legend") { isLarge = true }
  ///       .popover(isPresented: $isLarge, arrowEdge: .bottom) { Text("Rain in millimetres").padding() }
  ///
  /// - Parameters:
  ///   - isPresented: Becomes `false` when it is dismissed.
  ///   - attachmentAnchor: Where in the view the arrow points.
  ///   - arrowEdge: The side of that place at which the popover stands where there is room; `nil` leaves it to the system.
  ///   - content: What it shows.
  /// - Returns: The view, with its popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(.popover(attachmentAnchor.attachment, arrowEdge), isPresented: isPresented, sheet: content))
  }

  /// Shows a popover for a value while a binding has one; another identity dismisses it and shows another one.
  ///
  ///     Map().popover(item: $town) { Text($0.name).padding() }
  ///
  /// - Parameters:
  ///   - item: Becomes `nil` when it is dismissed.
  ///   - attachmentAnchor: Where in the view the arrow points.
  ///   - arrowEdge: The side of that place at which the popover stands where there is room; `nil` leaves it to the system.
  ///   - content: What it shows for a value.
  /// - Returns: The view, with its popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover(attachmentAnchor.attachment, arrowEdge), item: item, id: { AnyHashable($0.id) }, sheet: content))
  }
}
