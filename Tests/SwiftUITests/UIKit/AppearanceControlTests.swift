import ApusTesting
import SwiftUI
import SwiftUICore
import Testing
import UIKitTypes

@Suite("Appearances of lists and controls") @MainActor
struct AppearanceControlTests {
  private func set(_ screen: Screen, _ set: () -> Void) {
    screen.withServices(set)
    screen.settle()
  }

  @Test("lists have the ground, the rows' ground and the lines of tables, unless they have their own")
  func lists() {
    let rows = { List { ForEach(0..<3, id: \.self) { Text("row \($0)") } }.listStyle(.plain) }
    let screen = picture(300, 400) { rows() }
    set(screen) {
      UITableViewProxy.shared.backgroundColor = .red
      UITableViewCellProxy.shared.backgroundColor = .green
      UITableViewProxy.shared.separatorColor = .blue
    }
    #expect(screen.pixel(5, 390) == .red && screen.pixel(5, 10) == .green && screen.count { $0 == .blue } > 100)
    set(screen) { UITableViewProxy.shared.separatorStyle = .none }
    #expect(screen.count { $0 == .blue } == 0)
    set(screen) { UITableViewProxy.shared.backgroundColor = .clear }
    #expect(screen.pixel(5, 390) == .white)
    let hidden = picture(300, 400) { rows().scrollContentBackground(.hidden) }
    set(hidden) { UICollectionViewProxy.shared.backgroundColor = .red }
    #expect(hidden.pixel(5, 390) == .white)
    let collection = picture(300, 400) { rows() }
    set(collection) { UICollectionViewProxy.shared.backgroundColor = .red }
    #expect(collection.pixel(5, 390) == .red)
  }

  @Test("rows show that they are pressed unless appearances say otherwise")
  func selection() {
    let screen = picture(300, 200) { List { Button("Go") {} }.listStyle(.plain) }
    let pressed = { () -> Pixel in
      screen.touchDown(at: CGPoint(x: 200, y: 20))
      screen.advance(by: 0.3)
      defer {
        screen.touchUp(at: CGPoint(x: 200, y: 20))
        screen.finishAnimations()
      }
      return screen.pixel(290, 20)
    }
    #expect(pressed() != .white)
    set(screen) { UITableViewCellProxy.shared.selectionStyle = .none }
    #expect(pressed() == .white)
    set(screen) {
      UITableViewCellProxy.shared.selectionStyle = .blue
      UITableViewCellProxy.shared.selectedBackgroundColor = .red
      #expect(UITableViewCellProxy.shared.selectionStyle == .default && UITableViewProxy.shared.allowsSelection)
    }
    #expect(pressed() == .red)
  }

  @Test("the room above the headers of plain lists can be taken away")
  func headers() throws {
    let screen = picture(300, 400) { List { Section("Towns") { Text("row") } }.listStyle(.plain) }
    let before = try screen.text("row").frame.minY
    set(screen) { UITableViewProxy.shared.sectionHeaderTopPadding = 0 }
    #expect(try screen.text("row").frame.minY == before - 22)
    screen.withServices { #expect(UITableViewProxy.shared.sectionHeaderTopPadding == 0) }
  }

  @Test("scroll views stop at their ends, and show no bars, where appearances say so")
  func scrolling() throws {
    let screen = picture(100, 100) { ScrollView { Box("content", 50, 300) } }
    let pulled = { () throws -> CGFloat in
      screen.touchDown(at: CGPoint(x: 50, y: 20))
      for y in [30, 50, 70, 90] {
        screen.touchMove(to: CGPoint(x: 50, y: CGFloat(y)))
        screen.advance(by: 0.02)
      }
      defer {
        screen.touchUp(at: CGPoint(x: 50, y: 90))
        screen.finishAnimations()
      }
      return try screen.element("content").frame.minY
    }
    #expect(try pulled() > 5)
    set(screen) { UIScrollViewProxy.shared.bounces = false }
    #expect(try pulled() == 0)
    set(screen) {
      UIScrollViewProxy.shared.showsVerticalScrollIndicator = false
      UIScrollViewProxy.shared.showsHorizontalScrollIndicator = false
      UIScrollViewProxy.shared.keyboardDismissMode = .onDrag
      #expect(!UIScrollViewProxy.shared.bounces && UIScrollViewProxy.shared.keyboardDismissMode == .onDrag)
    }
    screen.touchDown(at: CGPoint(x: 50, y: 80))
    screen.touchMove(to: CGPoint(x: 50, y: 40))
    screen.advance(by: 0.02)
    #expect(screen.ink { $0 != .white && $0.red < 200 } == .null)
  }

  @Test("segments have their plate, their ground and their titles")
  func segments() {
    let screen = picture(200, 60, scale: 3) {
      Picker("n", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    set(screen) {
      UISegmentedControlProxy.shared.selectedSegmentTintColor = .red
      UISegmentedControlProxy.shared.backgroundColor = .black
      UISegmentedControlProxy.shared.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      UISegmentedControlProxy.shared.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
      #expect(UISegmentedControlProxy.shared.titleTextAttributes(for: .selected)?.count == 1)
    }
    #expect(screen.ink { $0 == .red }.maxX <= 100 && screen.count { $0 == .black } > 1000)
    #expect(screen.ink { $0.isNear(.blue, within: 40) }.maxX < 100 && screen.ink { $0.isNear(.green, within: 40) }.minX > 100)
  }

  @Test("dots of pages have their colours")
  func pages() {
    let screen = picture(200, 200) {
      TabView {
        Color.white
        Color.white
      }
      .tabViewStyle(.page)
    }
    set(screen) {
      UIPageControlProxy.shared.currentPageIndicatorTintColor = .red
      UIPageControlProxy.shared.pageIndicatorTintColor = .blue
      UIPageControlProxy.shared.backgroundStyle = .minimal
      #expect(UIPageControlProxy.shared.backgroundStyle == .minimal)
    }
    #expect(screen.ink { $0 == .red }.maxX < screen.ink { $0 == .blue }.minX)
  }

  @Test("switches, sliders, bars of progress and editors have their colours, and a tint of their own first")
  func controls() {
    let screen = picture(300, 300) {
      VStack {
        Toggle("on", isOn: .constant(true))
        Slider(value: .constant(0.5))
        ProgressView(value: 0.5)
        TextEditor(text: .constant("")).frame(height: 60)
      }
    }
    set(screen) {
      UISwitchProxy.shared.onTintColor = .red
      UISliderProxy.shared.minimumTrackTintColor = .green
      UIProgressViewProxy.shared.progressTintColor = .blue
      UITextViewProxy.shared.backgroundColor = .black
    }
    #expect(screen.count { $0 == .red } > 200 && screen.count { $0 == .green } > 100 && screen.count { $0 == .blue } > 100)
    #expect(screen.count { $0 == .black } > 10_000)
    set(screen) {
      UISwitchProxy.shared.thumbTintColor = .blue
      UISliderProxy.shared.maximumTrackTintColor = .red
      UISliderProxy.shared.thumbTintColor = .blue
      UIProgressViewProxy.shared.trackTintColor = .red
    }
    #expect(screen.count { $0 == .blue } > 800)
    let tinted = picture(300, 100) { Toggle("on", isOn: .constant(true)).tint(.pureGreen) }
    set(tinted) { UISwitchProxy.shared.onTintColor = .red }
    #expect(tinted.count { $0 == .green } > 200 && tinted.count { $0 == .red } == 0)
  }

  @Test("the text of an editor stands where its insets say")
  func editorInsets() {
    let screen = picture(200, 100) { TextEditor(text: .constant("III")) }
    let before = screen.ink()
    set(screen) {
      UITextViewProxy.shared.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
      #expect(UITextViewProxy.shared.textContainerInset.top == 20)
    }
    #expect(screen.ink().minX == before.minX + 10 && screen.ink().minY == before.minY + 12)
  }

  @Test("a tint of all views is that of windows, and dialogs have their own")
  func tints() throws {
    struct Page: View {
      var body: some View {
        VStack {
          Button("Go") {}
        }
        .alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
      }
    }
    let screen = picture(390, 400, scale: 2) { Button("Go") {} }
    set(screen) { UIViewProxy.views.tintColor = .red }
    #expect(screen.count { $0.isNear(.red, within: 20) } > 10)
    set(screen) { UIViewProxy.windows.tintColor = .blue }
    #expect(screen.count { $0.isNear(.blue, within: 20) } > 10)
    let alert = picture(390, 400, scale: 2) { Page() }
    alert.finishAnimations()
    set(alert) { UIViewProxy.alerts.tintColor = .red }
    #expect(alert.count { $0.isNear(.red, within: 20) } > 10)
  }

  @Test("wheels of times offer the minutes that the interval leaves")
  func minutes() throws {
    let screen = picture(320, 240) {
      DatePicker("t", selection: .constant(Date(timeIntervalSinceReferenceDate: 20 * 60)), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel).labelsHidden()
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
    set(screen) {
      UIDatePickerProxy.shared.minuteInterval = 7
      #expect(UIDatePickerProxy.shared.minuteInterval == 1)
      UIDatePickerProxy.shared.minuteInterval = 15
    }
    #expect(screen.elements.contains { $0.label == "Minute" && $0.value == "15" })
  }

  @Test("what one app sets, another one does not see; what UIKit's own views take over is kept")
  func stores() {
    let (first, second) = (picture(20, 20) { Color.white }, picture(20, 20) { Color.white })
    first.withServices { UITextProxy.labels.textColor = .red }
    first.withServices {
      #expect(AppearanceStore.current.values.labels.attributes.color == .red && UITextProxy.labels.font == nil)
    }
    second.withServices { #expect(UITextProxy.labels.textColor == nil && AppearanceStore.current.values == AppearanceValues()) }
    first.withServices {
      UITextFieldProxy.shared.tintColor = .red
      UITextProxy.headers.font = .systemFont(ofSize: 9)
      UITextProxy.buttons.backgroundColor = .red
      UIViewProxy.steppers.tintColor = .red
      UIViewProxy.spinners.tintColor = .red
      UIViewProxy.refreshControls.tintColor = .red
      UITableViewCellProxy.collections.backgroundColor = .red
      UITableViewProxy.shared.showsVerticalScrollIndicator = false
      let list: UIListProxy = UITableViewProxy.shared
      let item: UIBarItemProxy = UIBarButtonItemProxy.shared
      item.tintColor = .red
      #expect(!list.showsVerticalScrollIndicator && UITableViewCellSeparatorStyle.singleLine.rawValue == 1)
      #expect(AppearanceStore.current.values.steppers.tint == .red && AppearanceStore.current.values.barButtons.view.tint == .red)
      #expect(UITableViewCellSelectionStyle.default.rawValue == 3 && UIScrollViewKeyboardDismissMode.interactive.rawValue == 2)
      #expect(UIPageControlBackgroundStyle.prominent.rawValue == 1 && UIControlState.selected.rawValue == 4)
    }
  }
}
