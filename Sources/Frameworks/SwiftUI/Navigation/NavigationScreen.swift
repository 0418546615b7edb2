import SwiftUICore

/// A screen of a stack with its bars.
struct NavigationScreen: View {
  let model: NavigationModel
  let screen: ShownScreen
  @Environment(\.look.bars) private var look

  var body: some View {
    let (model, screen, look) = (model, screen, look)
    ScreenView<ScreenKey, _>(
      state: screen.entry.state, content: content, metrics: { BarModel($0, screen, model, look).metrics },
      makePart: { part, value in Self.part(part, BarModel(value, screen, model, look)) },
      report: { model.report($0, from: screen.entry) })
  }

  private var content: some View {
    let dismissal = screen.depth > 0 ? screen.entry.dismissal : nil
    return (screen.entry.view ?? AnyView(EmptyView()))
      .modifier(
        EnvironmentWritingModifier { values in
          values.navigation = NavigationContext(model: model, screen: screen.entry)
          guard let dismissal else { return }
          values.dismiss = dismissal
          values.isPresented = true
        })
  }

  private static func part(_ part: ScreenPart, _ bar: BarModel) -> AnyView {
    switch part {
    case .upperBar: bar.isHidden ? AnyView(EmptyView()) : AnyView(NavigationBar(bar: bar))
    case .upperBackdrop: bar.isHidden ? AnyView(EmptyView()) : AnyView(BarBackdrop(bar: bar, edge: .top))
    case .lowerBar: bar.bottomItems.isEmpty ? AnyView(EmptyView()) : AnyView(BottomBar(bar: bar))
    case .lowerBackdrop: bar.bottomItems.isEmpty ? AnyView(EmptyView()) : AnyView(BarBackdrop(bar: bar, edge: .bottom))
    }
  }
}

/// Where a view is in a stack.
struct NavigationContext: Equatable {
  let model: NavigationModel
  let screen: ScreenEntry
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
