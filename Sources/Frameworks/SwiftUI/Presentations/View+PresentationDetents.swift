public import SwiftUICore

extension View {
  /// Sets the heights at which the sheet around rests; it begins at the lowest.
  ///
  ///     Button("Legend") { isLarge = true }
  ///       .sheet(isPresented: $isLarge) { Text("Rain").presentationDetents([.medium, .height(120)]) }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetBehavior { $0.detents = detents.map(\.sheetDetent) }
  }

  /// Sets the heights at which the sheet around rests, and tells and takes the one at which it is.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return sheetBehavior { behavior in
      behavior.detents = detents.map(\.sheetDetent)
      behavior.selection = SheetSelection(id: AnyHashable(selected)) { id in
        if let new = id.base as? PresentationDetent, new != selection.wrappedValue { selection.wrappedValue = new }
      }
    }
  }
}

extension View {
  /// Says something of the sheet around.
  nonisolated func sheetBehavior(_ edit: @escaping (inout SheetBehavior) -> Void) -> some View {
    transformPreference(SheetBehaviorKey.self, edit)
  }
}
