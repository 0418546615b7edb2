public import SwiftUICore

/// Begins and ends the editing of what is around: "Edit", and "Done" meanwhile.
///
///     List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
///       .toolbar { EditButton() }
@MainActor @preconcurrency
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.metrics) private var metrics

  /// Creates a button for the nearest `editMode`.
  public nonisolated init() {}

  /// The button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      guard let editMode else { return Diagnostics.report("EditButton: nothing around it has an edit mode; put it on a screen") }
      withAnimation(metrics.lists.rowMotion) { editMode.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
