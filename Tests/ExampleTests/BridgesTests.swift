import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Bridges

@Suite("Ten bridges between SwiftUI and UIKit, used as a person does") @MainActor
struct BridgesTests {
  private func screen(_ crossing: Crossing, keeper: BridgeKeeper = BridgeKeeper()) -> Screen {
    Screen(
      .init {
        $0.scale = 1
      }
    ) {
      NavigationStack { crossing.screen }.environment(keeper)
    }
  }

  /// A pixel as red, green and blue of 0…255.
  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> [Int] {
    let pixel = screen.buffer.pixel(x: Int(x), y: Int(y))
    return [Int(pixel >> 16 & 0xff), Int(pixel >> 8 & 0xff), Int(pixel & 0xff)]
  }

  /// How many pixels of a rectangle differ from the one in its corner.
  private func marks(_ screen: Screen, in rect: CGRect) -> Int {
    let (columns, rows) = (Int(rect.minX)..<Int(rect.maxX), Int(rect.minY)..<Int(rect.maxY))
    let ground = screen.buffer.pixel(x: columns.lowerBound, y: rows.lowerBound)
    return rows.map { y in columns.count { screen.buffer.pixel(x: $0, y: y) != ground } }.reduce(0, +)
  }

  @Test("each is pushed from the list, and has nothing to complain of", arguments: Crossing.allCases)
  func list(crossing: Crossing) throws {
    let screen = Screen { GalleryScreen().environment(BridgeKeeper()) }
    #expect(try screen.barTitle.label == "Bridges")
    try screen.element(crossing.rawValue).tap()
    screen.finishAnimations()
    #expect(try screen.barTitle.label != "Bridges")
    #expect(screen.diagnostics.isEmpty)
    try screen.goBack()
    #expect(screen.contains(crossing.rawValue))
  }

  @Test("confetti falls from when the ribbon is cut until the last piece is gone")
  func confetti() throws {
    let screen = screen(.confetti)
    let sky = CGRect(x: 0, y: 100, width: 390, height: 200)
    #expect(marks(screen, in: sky) == 0)
    try screen.button("Cut the ribbon").tap()
    screen.advance(by: 3)
    #expect(screen.contains("The bridge is open!"))
    #expect(marks(screen, in: sky) > 200)
    try screen.button("Close it again").tap()
    screen.advance(by: 8)
    #expect(marks(screen, in: sky) == 0)
  }

  @Test("a finger draws in the chosen colour; Undo takes its line away")
  func canvas() throws {
    let screen = screen(.canvas)
    let sheet = try screen.element("Sketch").frame
    let (start, end) = (CGPoint(x: sheet.minX + 40, y: sheet.minY + 100), CGPoint(x: sheet.minX + 240, y: sheet.minY + 100))
    let ground = color(screen, 150, start.y)
    screen.drag(from: start, to: end)
    #expect(screen.contains("Lines drawn: 1"))
    let red = color(screen, 150, start.y)
    #expect(red[0] > 200 && red[1] < 100 && red[2] < 100)
    try screen.button("Blue").tap()
    screen.drag(from: CGPoint(x: start.x, y: start.y + 60), to: CGPoint(x: end.x, y: start.y + 60))
    let blue = color(screen, 150, start.y + 60)
    #expect(blue[0] < 100 && blue[2] > 200)
    #expect(screen.contains("Lines drawn: 2"))
    try screen.button("Undo").tap()
    #expect(color(screen, 150, start.y + 60) == ground && color(screen, 150, start.y) == red)
    try screen.button("Clear").tap()
    #expect(color(screen, 150, start.y) == ground && screen.contains("Lines drawn: 0"))
  }

  @Test("pictures scroll under the header, which hides more or less of them")
  func header() throws {
    let screen = screen(.header)
    let title = try screen.text("Ten bridges").frame
    let spot = CGPoint(x: 370, y: title.midY)
    let rest = color(screen, spot.x, spot.y)
    screen.scroll(by: 230)
    screen.finishAnimations()
    let sheer = color(screen, spot.x, spot.y)
    #expect(sheer != rest)
    try screen.element("Thick").tap()
    screen.finishAnimations()
    let thick = color(screen, spot.x, spot.y)
    #expect(thick != sheer)
    // What hides more is nearer to what is there without a picture.
    func distance(_ a: [Int]) -> Int { zip(a, rest).map { abs($0 - $1) }.reduce(0, +) }
    #expect(distance(thick) < distance(sheer))
    #expect(try screen.text("Ten bridges").frame == title)
  }

  @Test("the field grows with its text up to a limit, and an entry empties it")
  func notes() throws {
    let screen = screen(.notes)
    let height = try screen.textField("New entry").frame.height
    #expect(try !screen.button("Add").isEnabled)
    try screen.textField("New entry").tap()
    screen.type("The third lamp flickers, and the river has come up by a hand since the morning.")
    screen.settle()
    let grown = try screen.textField("New entry").frame.height
    #expect(grown > height + 15)
    screen.type(String(repeating: "\nRain.", count: 12))
    screen.settle()
    #expect(try screen.textField("New entry").frame.height == 140)
    try screen.button("Add").tap()
    screen.finishAnimations()
    #expect(try screen.textField("New entry").frame.height == height)
    #expect(screen.elements.contains { $0.label.hasPrefix("The third lamp flickers") })
  }

  @Test("two fingers enlarge the picture, up to six times, and Fit shows all of it")
  func zoom() throws {
    let screen = screen(.zoom)
    #expect(screen.contains("Enlarged 100%"))
    let picture = try screen.element("Golden Gate Bridge").frame
    let middle = CGPoint(x: picture.midX, y: picture.midY)
    // All of the picture shows: black lies above it.
    #expect(color(screen, middle.x, picture.minY + 20) == [0, 0, 0])
    screen.touchDown(at: CGPoint(x: middle.x - 30, y: middle.y), finger: 0)
    screen.touchDown(at: CGPoint(x: middle.x + 30, y: middle.y), finger: 1)
    for step in 1...6 {
      screen.touchMove(to: CGPoint(x: middle.x - 30 - CGFloat(step) * 10, y: middle.y), finger: 0)
      screen.touchMove(to: CGPoint(x: middle.x + 30 + CGFloat(step) * 10, y: middle.y), finger: 1)
    }
    screen.touchUp(at: CGPoint(x: middle.x - 90, y: middle.y), finger: 0)
    screen.touchUp(at: CGPoint(x: middle.x + 90, y: middle.y), finger: 1)
    screen.finishAnimations()
    #expect(screen.contains("Enlarged 300%"))
    #expect(color(screen, middle.x, picture.minY + 20) != [0, 0, 0])
    try screen.button("Fit").tap()
    screen.finishAnimations()
    #expect(screen.contains("Enlarged 100%") && color(screen, middle.x, picture.minY + 20) == [0, 0, 0])
    try screen.button("Double").tap()
    screen.finishAnimations()
    #expect(screen.contains("Enlarged 200%"))
  }

  @Test("what is typed into the bar filters the list, and its button shows all again")
  func search() throws {
    let screen = screen(.search)
    try screen.textField("Name or town").tap()
    screen.type("kobe")
    screen.finishAnimations()
    #expect(screen.contains("Akashi Kaikyō Bridge") && !screen.contains("Brooklyn Bridge"))
    screen.type("nhavn")
    screen.finishAnimations()
    #expect(!screen.contains("Akashi Kaikyō Bridge"))
    try screen.button("Cancel").tap()
    screen.finishAnimations()
    #expect(screen.contains("Brooklyn Bridge") && !screen.contains("Cancel"))
  }

  @Test("the table has a section for each build, and a touched row is marked and told")
  func table() throws {
    let screen = screen(.table)
    for section in Bridge.Build.allCases.prefix(2) {
      #expect(screen.elements.contains { $0.label.localizedCaseInsensitiveContains(section.rawValue) })
    }
    let row = try #require(screen.elements.first { $0.label.hasPrefix("Brooklyn Bridge") })
    row.tap()
    screen.finishAnimations()
    #expect(screen.contains("Chosen: Brooklyn Bridge"))
  }

  @Test("a swipe turns the page, and the first one comes back by a button")
  func pages() throws {
    let screen = screen(.pages)
    #expect(try screen.text("Akashi Kaikyō Bridge").frame.minX >= 0)
    #expect(try !screen.button("First page").isEnabled)
    screen.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 40, y: 400))
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 40, y: 400))
    screen.finishAnimations()
    let frame = try screen.text("Golden Gate Bridge").frame
    #expect(frame.minX >= 0 && frame.maxX <= 390)
    try screen.button("First page").tap()
    screen.finishAnimations()
    #expect(try screen.text("Akashi Kaikyō Bridge").frame.minX >= 0)
    #expect(try !screen.button("First page").isEnabled)
  }

  @Test("the slider of UIKit moves what SwiftUI shows inside of the card and outside")
  func hosting() throws {
    let screen = screen(.hosting)
    #expect(screen.contains("120, Traffic flows"))
    try screen.slider("Cars in an hour").increment()
    screen.settle()
    let cars = try #require(screen.elements.first { $0.label.hasSuffix(", Traffic flows") }).label.prefix { $0 != "," }
    let number = try #require(Int(cars))
    #expect(number > 120 && screen.contains("\(2 * number)"))
    try screen.button("Rush hour").tap()
    screen.finishAnimations()
    #expect(screen.contains("360, Traffic jam"))
  }

  @Test("the delegate says what the icon's menu holds, and an entry leads to its screen")
  func shortcuts() throws {
    let keeper = BridgeKeeper()
    #expect(keeper.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == ["canvas", "search"])
    let screen = Screen { GalleryScreen().environment(keeper) }
    try screen.element("shortcuts").tap()
    screen.finishAnimations()
    #expect(screen.contains("The app has started"))
    try screen.button("Draw a bridge").tap()
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "Sketch" && keeper.wanted == nil)
    let nowhere = UIApplicationShortcutItem(type: "moon", localizedTitle: "Moon")
    #expect(!keeper.open(nowhere) && keeper.wanted == nil)
    UIApplication.shared.shortcutItems = nil
  }
}
