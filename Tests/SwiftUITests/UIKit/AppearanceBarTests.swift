import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing
import UIKitTypes

@Suite("Appearances of bars") @MainActor
struct AppearanceBarTests {
  private struct Rows: View {
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Box("row \($0)", 100, 44) } } }
    }
  }

  private func stack(_ mode: NavigationBarItem.TitleDisplayMode = .inline, @ViewBuilder bar: () -> some View) -> Screen {
    let content = bar()
    return picture(390, 844, scale: 2) { NavigationStack { content.navigationBarTitleDisplayMode(mode) } }
  }

  private func set(_ screen: Screen, _ set: () -> Void) {
    screen.withServices(set)
    screen.settle()
  }

  @Test("a bar has a colour while no content is below it where its edge appearance says so, else once content is")
  func backgrounds() {
    let screen = stack { Rows().navigationTitle("Towns") }
    #expect(screen.pixel(10, 10) == .white)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.shadowColor = nil
    set(screen) { UINavigationBarProxy.shared.standardAppearance = appearance }
    #expect(screen.pixel(10, 10) == .white)
    screen.scroll(by: 100)
    screen.finishAnimations()
    #expect(screen.pixel(10, 10) == .red && screen.pixel(10, 43) == .red)
    screen.scroll(by: -200)
    screen.finishAnimations()
    #expect(screen.pixel(10, 10) == .white)
    appearance.backgroundColor = .blue
    set(screen) { UINavigationBarProxy.shared.scrollEdgeAppearance = appearance }
    #expect(screen.pixel(10, 10) == .blue)
    screen.withServices {
      #expect(UINavigationBarProxy.shared.standardAppearance.backgroundColor == .red)
      #expect(UINavigationBarProxy.shared.scrollEdgeAppearance == appearance)
      #expect(UINavigationBarProxy.shared.scrollEdgeAppearance !== appearance)
      #expect(UINavigationBarProxy.shared.compactAppearance == nil)
    }
    set(screen) { UINavigationBarProxy.shared.isHidden = true }
    #expect(screen.pixel(10, 10) == .white)
  }

  @Test("what a screen says of its bar counts more than what holds for all bars")
  func ownBackground() {
    let screen = stack {
      Rows().navigationTitle("Towns").toolbarBackground(Color.pureGreen, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    set(screen) {
      UINavigationBarProxy.shared.standardAppearance = appearance
      UINavigationBarProxy.shared.scrollEdgeAppearance = appearance
    }
    #expect(screen.pixel(10, 10) == .green)
  }

  @Test("titles have the font and the colour that appearances say, and older attributes where those say nothing")
  func titles() throws {
    let screen = stack(.large) { Rows().navigationTitle("Towns") }
    let before = try screen.barTitle.frame
    set(screen) {
      UINavigationBarProxy.shared.largeTitleTextAttributes = [
        .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
      ]
    }
    #expect(try screen.barTitle.frame.width < before.width * 0.7)
    #expect(screen.count { $0.isNear(.red, within: 20) } > 20)
    let appearance = UINavigationBarAppearance()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    set(screen) { UINavigationBarProxy.shared.standardAppearance = appearance }
    #expect(screen.count { $0.isNear(.blue, within: 20) } > 20 && screen.count { $0.isNear(.red, within: 20) } == 0)
    // The font is that of the older attributes: the newer ones say none.
    #expect(try screen.barTitle.frame.width < before.width * 0.7)
    let inline = stack { Rows().navigationTitle("Towns") }
    let place = try inline.barTitle.frame
    set(inline) {
      let moved = UINavigationBarAppearance()
      moved.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 4]
      moved.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
      UINavigationBarProxy.shared.standardAppearance = moved
    }
    #expect(abs(inline.ink { $0.isNear(.red, within: 20) }.midY - place.midY - 5) < 1.5)
    #expect(try inline.barTitle.frame.width > place.width + 15)
  }

  @Test("buttons of bars have their tint, and the attributes of their titles")
  func buttons() {
    let content = { Rows().toolbar { Button("Add") {} } }
    let screen = stack(bar: content)
    set(screen) { UINavigationBarProxy.shared.tintColor = .red }
    #expect(screen.count { $0.isNear(.red, within: 20) } > 10)
    set(screen) { UIBarButtonItemProxy.shared.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal) }
    #expect(screen.count { $0.isNear(.blue, within: 20) } > 10 && screen.count { $0.isNear(.red, within: 20) } == 0)
    screen.withServices {
      #expect(UIBarButtonItemProxy.shared.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
      #expect(UIBarButtonItemProxy.shared.titleTextAttributes(for: .highlighted) == nil)
    }
    let own = stack { content().tint(.pureGreen) }
    set(own) { UINavigationBarProxy.shared.tintColor = .red }
    #expect(own.count { $0.isNear(.green, within: 20) } > 10 && own.count { $0.isNear(.red, within: 20) } == 0)
  }

  @Test("bars at the bottom take the appearance of toolbars")
  func toolbars() {
    let screen = stack { Rows().toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } } }
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    set(screen) { UIToolbarProxy.shared.standardAppearance = appearance }
    #expect(screen.pixel(380, 830) == .red && screen.count { $0.isNear(.blue, within: 20) } > 10)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Color.white.tabItem { Label("Car", systemImage: "car.fill") }.badge(3)
        Color.white.tabItem { Label("Bus", systemImage: "bus.fill") }
      }
    }
  }

  @Test("a bar of tabs has the ground, the colours, the fonts and the badges that its appearance says")
  func tabs() {
    let screen = picture(390, 844, scale: 2) { Tabs() }
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .black
    let item = UITabBarItemAppearance()
    item.normal.iconColor = .green
    item.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    item.selected.iconColor = .red
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    item.normal.badgeBackgroundColor = .blue
    appearance.stackedLayoutAppearance = item
    set(screen) {
      UITabBarProxy.shared.standardAppearance = appearance
      UITabBarProxy.shared.scrollEdgeAppearance = appearance
    }
    #expect(screen.pixel(3, 840) == .black)
    #expect(screen.ink { $0 == .red }.maxX < 195 && screen.ink { $0 == .green }.minX > 195)
    #expect(screen.count { $0 == .blue } > 50)
    screen.withServices {
      #expect(UITabBarProxy.shared.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
      #expect(UITabBarProxy.shared.scrollEdgeAppearance == appearance)
    }
    set(screen) { UITabBarProxy.shared.isHidden = true }
    #expect(screen.count { $0 == .black } == 0)
  }

  @Test("older values of tabs hold where there is no appearance")
  func olderTabs() {
    let screen = picture(390, 844, scale: 2) { Tabs() }
    set(screen) {
      UITabBarProxy.shared.unselectedItemTintColor = .red
      UITabBarProxy.shared.tintColor = .blue
    }
    #expect(screen.ink { $0 == .blue }.maxX < 195 && screen.ink { $0 == .red && $0 != .blue }.maxX > 195)
    set(screen) { UITabBarItemProxy.shared.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal) }
    #expect(screen.count { $0 == .green } > 10)
    set(screen) { UITabBarItemProxy.shared.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3) }
    screen.withServices { #expect(UITabBarItemProxy.shared.titlePositionAdjustment.vertical == -3) }
  }

  @Test("appearances are copied with all they say, and say so")
  func copies() {
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    #expect(bar.backgroundEffect == nil && bar.backgroundColor == nil && bar.shadowColor == nil)
    bar.configureWithDefaultBackground()
    #expect(bar.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial) && bar.shadowColor != nil)
    bar.backgroundImage = UIImage()
    bar.shadowImage = UIImage()
    bar.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    let copy = bar.copy() as? UINavigationBarAppearance
    #expect(copy == bar && copy?.backButtonAppearance.normal.titleTextAttributes.count == 1)
    #expect(copy?.backgroundImage === bar.backgroundImage && copy?.shadowImage === bar.shadowImage)
    bar.titleTextAttributes = [.kern: 2]
    #expect(copy != bar)
    let plain = UIBarAppearance(barAppearance: bar)
    #expect(plain.backgroundEffect == bar.backgroundEffect && UIBarAppearance(idiom: .pad) == UIBarAppearance())
    bar.buttonAppearance.configureWithDefault(for: .plain)
    let tab = UITabBarItemAppearance(style: .inline)
    tab.selected.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    tab.selected.badgeTextAttributes = [.foregroundColor: UIColor.red]
    tab.configureWithDefault(for: .stacked)
    #expect(tab.selected.titlePositionAdjustment == .zero && tab.selected.badgeTextAttributes.isEmpty)
    let state: UITabBarItemStateAppearance = tab.normal
    let button: UIBarButtonItemStateAppearance = bar.buttonAppearance.disabled
    #expect(state.iconColor == nil && button.titleTextAttributes.isEmpty)
    #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)).copy() is UIVisualEffect)
    #expect(UIBarMetrics.compact.rawValue == 1 && UIBarPosition.top.rawValue == 2 && UIBarStyle.black.rawValue == 1)
  }

  @Test("older values of bars: a tint of the ground, a picture, no line, dark")
  func olderBars() {
    let screen = stack { Rows().navigationTitle("Towns") }
    screen.scroll(by: 100)
    screen.finishAnimations()
    set(screen) {
      let bar: UIBarProxy = UINavigationBarProxy.shared
      bar.barTintColor = .red
      bar.isTranslucent = false
      bar.shadowImage = UIImage()
      #expect(bar.barTintColor == .red && !bar.isTranslucent && bar.shadowImage?.size == .zero)
    }
    #expect(screen.pixel(10, 10) == .red && screen.pixel(10, 43) == .red)
    set(screen) {
      let green = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      UINavigationBarProxy.shared.setBackgroundImage(green, for: .default)
      #expect(UINavigationBarProxy.shared.backgroundImage(for: .default) === green)
    }
    #expect(screen.pixel(10, 10) == .green)
    set(screen) { UISearchBarProxy.shared.barStyle = .black }
    screen.withServices { #expect(UISearchBarProxy.shared.barStyle == .black) }
  }
}
