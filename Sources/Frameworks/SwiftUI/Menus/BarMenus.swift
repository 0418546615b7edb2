import CoreGraphicsTypes
import SwiftUICore

/// Views that were declared for a bar, as items of a menu: with the environment of where they were declared.
struct MenuBarItems: View {
  let items: [BarItem]

  var body: some View {
    ForEach(items.indices, id: \.self) { MenuBarItem(item: items[$0]) }
  }
}

private struct MenuBarItem: View {
  let item: BarItem
  @Environment(\.menu) private var menu
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if let menu {
      HoistedContent(
        origin: item.origin,
        content: AnyView(
          MenuColumn(metrics: metrics, pixel: pixel, level: menu.level) {
            DecoratedViews(item.content, decorator: MenuDecorator())
          }
          .modifier(MenuEnvironment(menu: menu)))
      )
      .layoutValue(key: MenuRowKey.self, value: true)
    }
  }
}

/// The menu at the trailing side of a bar with what is done less.
struct SecondaryMenu: View {
  let items: [BarItem]
  /// The font of its symbol, as of the buttons beside it.
  let font: Font

  var body: some View {
    Menu {
      MenuBarItems(items: items)
    } label: {
      Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly).font(font).imageScale(.large)
    }
    .environment(\.isInBar, true)
  }
}

/// A title that shows a menu when it is pressed, where there is one.
struct TitleMenu<Title: View>: View {
  let items: [BarItem]
  let title: Title
  @Environment(\.metrics.menus) private var metrics

  init(items: [BarItem], @ViewBuilder title: () -> Title) {
    self.items = items
    self.title = title()
  }

  var body: some View {
    if items.isEmpty {
      title
    } else {
      Menu {
        MenuBarItems(items: items)
      } label: {
        HStack(spacing: metrics.titleSignSpacing) {
          title
          Image(systemName: "chevron.down.circle.fill").symbolRenderingMode(.hierarchical).font(metrics.titleSignFont)
            .foregroundColor(Color(UIColor.secondaryLabel)).accessibilityHidden(true)
        }
        .foregroundColor(Color(UIColor.label))
      }
      .buttonStyle(.plain)
      .environment(\.isInBar, true)
    }
  }
}

/// The menu of a back button that is held: the titles of the screens below, the nearest first.
struct BackMenu: ViewModifier {
  let bar: BarModel
  @State private var level = MenuLevel()
  @Environment(\.metrics.menus) private var metrics

  func body(content: Content) -> some View {
    let (bar, level, metrics) = (bar, level, metrics)
    content.modifier(
      PopupModifier(
        menu: level, metrics: metrics.popup, press: .hold(metrics.contextHold, tap: { bar.goBack() }),
        items: { AnyView(BackMenuItems(bar: bar)) }))
  }
}

private struct BackMenuItems: View {
  let bar: BarModel

  var body: some View {
    let model = bar.screen.column?.model ?? bar.model, shown = bar.screen.column?.screen ?? bar.screen.entry
    let screens = Array(model.screens.prefix { $0 !== shown })
    ForEach(screens.indices.reversed(), id: \.self) { index in
      Button {
        model.pop(to: screens[index])
      } label: {
        screens[index].value.title ?? Text("Back")
      }
    }
  }
}
