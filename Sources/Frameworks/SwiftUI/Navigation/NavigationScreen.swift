import SwiftUICore

/// A screen of a stack with its bars.
struct NavigationScreen: View {
  let model: NavigationModel
  let screen: ShownScreen
  @Environment(\.barMetrics) private var metrics
  @Environment(\.editMode) private var outerEditMode
  @State private var editMode = EditMode.inactive

  var body: some View {
    let (model, screen, metrics) = (model, screen, metrics)
    ScreenView<ScreenKey, _>(
      state: screen.entry.state, content: content, metrics: { BarModel($0, screen, model, metrics).screenMetrics },
      environment: {
        let bar = BarModel($0, screen, model, metrics)
        $1.isBelowLargeTitle = bar.hasLargeTitle && !bar.isHidden
      },
      makePart: { part, value in Self.part(part, BarModel(value, screen, model, metrics)) },
      report: { model.report($0, from: screen.entry) })
  }

  private var content: some View {
    let dismissal = screen.depth > 0 ? screen.entry.dismissal : nil
    // What a whole stack is given counts for its first screen; each other one is edited by itself.
    let editMode = screen.depth == 0 ? outerEditMode ?? $editMode : $editMode
    return MovableView(screen.entry.home, content: screen.entry.view ?? AnyView(EmptyView()))
      .outsideOfRows()
      .modifier(SearchFromAround(isRoot: screen.depth == 0))
      .modifier(
        EnvironmentWritingModifier { values in
          values.navigation = NavigationContext(model: model, screen: screen.entry)
          values.editMode = editMode
          guard let dismissal else { return }
          values.dismiss = dismissal
          values.isPresented = true
        })
  }

  private static func part(_ part: ScreenSlot, _ bar: BarModel) -> AnyView {
    switch part {
    case .upperBar where !bar.isHidden: AnyView(NavigationBar(bar: bar).transition(.bar(.top)))
    case .upperBackdrop where !bar.isHidden: AnyView(BarBackdrop(bar: bar, edge: .top).transition(.bar(.top)))
    case .lowerBar where bar.showsKeyboardBar: AnyView(KeyboardBar(bar: bar).transition(.bar(.bottom)))
    case .lowerBar where !bar.bottomItems.isEmpty: AnyView(BottomBar(bar: bar).transition(.bar(.bottom)))
    case .lowerBackdrop where bar.showsKeyboardBar || !bar.bottomItems.isEmpty:
      AnyView(BarBackdrop(bar: bar, edge: .bottom).transition(.bar(.bottom)))
    case .upperBar, .upperBackdrop, .lowerBar, .lowerBackdrop: AnyView(EmptyView())
    }
  }
}

extension AnyTransition {
  /// How a bar comes from an edge of the screen, and goes there, where it does in motion.
  fileprivate static func bar(_ edge: Edge) -> AnyTransition { .move(edge: edge).combined(with: .opacity) }
}

/// Where a view is in a stack.
struct NavigationContext: Equatable {
  let model: NavigationModel
  let screen: ScreenEntry
  /// The screen below in the stack.
  var screenBefore: ScreenEntry? {
    guard let position = model.screens.firstIndex(where: { $0 === screen }), position > 0 else { return nil }
    return model.screens[position - 1]
  }
  static func == (a: NavigationContext, b: NavigationContext) -> Bool { a.model === b.model && a.screen === b.screen }
}

private enum NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
  /// The stack around, and the screen in it.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}
