public import SwiftUICore

extension View {
  /// Shows details beside the view while a binding is `true`: in a column at the trailing side, or as a sheet in a narrow window.
  ///
  /// What it shows keeps its state when the window becomes narrow or wide.
  /// - Parameters:
  ///   - isPresented: Becomes `false` when the sheet is dismissed.
  ///   - content: What it shows.
  /// - Returns: The view, with its inspector.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }
}

/// A view with its inspector.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var position = InspectorPlacement()
  @State private var width: ColumnWidth?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.metrics.presentations) private var metrics

  init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  @MainActor func body(content: Content) -> some View {
    let (isShown, isWide, position, inspector) = (isPresented.wrappedValue, sizeClass == .regular, position, inspector)
    position.show(isShown, isWide: isWide)
    let asSheet = Binding(get: { isPresented.wrappedValue && !isWide }, set: { isPresented.wrappedValue = $0 })
    return HStack(spacing: 0) {
      content.frame(maxWidth: isWide ? .infinity : nil, maxHeight: isWide ? .infinity : nil)
      if isShown, isWide {
        column
      } else if isShown, position.hasLeftColumn {
        // It waits here until the sheet is there to take it.
        MovableView(position.content, content: inspector).frame(width: 0, height: 0).hidden()
      }
    }
    .animation(metrics.inspectorMotion, value: isShown)
    .focusedSceneValue(\.inspectorSwitch, PaneSwitch(isShown: isShown) { isPresented.wrappedValue.toggle() })
    .modifier(
      SheetModifier(.sheet, isPresented: asSheet) {
        MovableView(position.content, content: inspector)
          .transformPreference(SheetBehaviorKey.self) { behavior in
            // What is behind an inspector is what it is about.
            guard behavior.usableDetents == .never, !behavior.detents.isEmpty else { return }
            if !behavior.detents.contains(where: \.isLarge) { behavior.usableDetents = .always }
          }
      }
    )
    .transaction(value: isWide) { $0.disablesAnimations = true }
  }

  @MainActor private var column: some View {
    HStack(spacing: 0) {
      Divider().ignoresSafeArea(edges: .vertical)
      MovableView(position.content, content: inspector)
        .onPreferenceChange(InspectorWidthKey.self) { new in
          if width != new { width = new }
        }
        .frame(width: width?.fitting(metrics.inspectorWidth) ?? metrics.inspectorWidth)
        .frame(maxHeight: .infinity)
    }
    .background(Color(.background).ignoresSafeArea())
    .environment(\.horizontalSizeClass, .compact)
    .transition(.move(edge: .trailing))
  }
}

/// Where the content of an inspector is.
nonisolated final class InspectorPlacement {
  let content = MovableContent()
  private var isInColumn = false
  /// Whether it was shown in the column and is to be a sheet now.
  private(set) var hasLeftColumn = false

  func show(_ isShown: Bool, isWide: Bool) {
    if !isShown { (isInColumn, hasLeftColumn) = (false, false) }
    if isShown, isWide { (isInColumn, hasLeftColumn) = (true, false) }
    if isShown, !isWide, isInColumn { (isInColumn, hasLeftColumn) = (false, true) }
  }
}
