import ApusTesting
import CairoRenderer
import Foundation
import SwiftUI
import Testing

@testable import ChartGallery

@Suite("The gallery of charts, used as a person does") @MainActor
struct ChartGalleryTests {
  private func page(_ exhibit: Exhibit) -> Screen {
    Screen { NavigationStack { ExhibitPage(exhibit: exhibit) } }
  }

  @Test("twenty charts, each in one room, pushed from the list")
  func list() throws {
    #expect(Exhibit.allCases.count == 20)
    #expect(Set(Room.all.flatMap(\.exhibits)).count == 20)
    let screen = Screen { GalleryScreen() }
    try screen.element("rangeBars").tap()
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "Warmest and coldest")
    #expect(screen.contains("January"))
    try screen.goBack()
    #expect(screen.contains("rangeBars") && !screen.contains("January"))
  }

  @Test("no chart has anything to complain of", arguments: Exhibit.allCases)
  func diagnostics(exhibit: Exhibit) {
    #expect(page(exhibit).diagnostics.isEmpty)
  }

  // MARK: Sales by day

  private func sum(from day: Int, _ days: Int) -> Int { SalesByDay.sales[day - 1..<day - 1 + days].map(\.books).reduce(0, +) }

  /// The number of the year's day with which what shows begins, by the total over the chart.
  private func firstDay(_ screen: Screen, days: Int) throws -> Int {
    let headline = try #require(screen.elements.first { $0.label.hasPrefix("TOTAL") }).label
    let known = (1...365 - days).filter { headline.hasPrefix("TOTAL, \(sum(from: $0, days).formatted()),") }
    return try #require(known.first, "\(headline)")
  }

  /// The column of the screen in which the labels of the y axis are, down to the plot's end.
  private func axisPixels(_ screen: Screen) -> [UInt32] {
    (400..<860).flatMap { y in (706..<760).map { screen.buffer.pixel(x: $0, y: y) } }
  }

  @Test("the plot scrolls under axes that stay, and the total is of the days that show")
  func scrolling() throws {
    let screen = page(.salesByDay)
    // The first of June is the 152nd day of the year.
    #expect(try firstDay(screen, days: 30) == 152)
    let axis = axisPixels(screen)
    screen.touchDown(at: CGPoint(x: 300, y: 350))
    screen.touchMove(to: CGPoint(x: 280, y: 350))
    screen.touchMove(to: CGPoint(x: 120, y: 350))
    screen.settle()
    #expect(axisPixels(screen) == axis)
    screen.advance(by: 0.3)
    screen.touchUp(at: CGPoint(x: 120, y: 350))
    screen.finishAnimations()
    let day = try firstDay(screen, days: 30)
    #expect((165...170).contains(day))
  }

  @Test("a flick comes to rest at a Monday")
  func flick() throws {
    let screen = page(.salesByDay)
    screen.drag(from: CGPoint(x: 330, y: 350), to: CGPoint(x: 180, y: 350), duration: 0.1)
    screen.finishAnimations()
    let day = try firstDay(screen, days: 30)
    #expect(day > 165 && Calendar.current.component(.weekday, from: .day(day)) == 2)
  }

  @Test("a button moves the plot to a date, a picker changes how much shows")
  func program() throws {
    let screen = page(.salesByDay)
    try screen.button("Christmas").tap()
    screen.finishAnimations()
    // The first of December.
    #expect(try firstDay(screen, days: 30) == 335)
    try screen.element("Week").tap()
    screen.finishAnimations()
    #expect(try firstDay(screen, days: 7) == 335)
  }

  // MARK: Selections

  @Test("a part of the ring that is touched stays chosen")
  func donut() throws {
    let screen = page(.donut)
    #expect(try screen.element("middle").label.hasPrefix("All"))
    try screen.element("Food").tap()
    screen.finishAnimations()
    #expect(try screen.element("middle").label.hasPrefix("Food"))
    #expect(try screen.element("middle").label.contains("410"))
    try screen.element("Savings").tap()
    screen.finishAnimations()
    #expect(try screen.element("middle").label.hasPrefix("Savings"))
  }

  @Test("the ring's parts begin at the top and go clockwise")
  func parts() {
    #expect(
      [0, 919, 921, 1330.5, 2199].map { SpendingDonut.part(at: $0)?.name } == ["Rent", "Rent", "Food", "Travel", "Savings"])
    #expect(SpendingDonut.part(at: 2201) == nil)
  }

  @Test("a finger reads the pulse, and takes the reading away with it")
  func heartRate() throws {
    let screen = page(.heartRate)
    func reading() -> String? { screen.elements.first { $0.label.contains(" bpm") }?.label }
    #expect(reading() == nil)
    // The run of the evening is at three quarters of the plot.
    screen.touchDown(at: CGPoint(x: 16 + 334 * 0.77, y: 300))
    screen.settle()
    let run = try #require(reading())
    #expect(Int(run.prefix { $0.isNumber }) ?? 0 > 120)
    screen.touchMove(to: CGPoint(x: 40, y: 300))
    screen.settle()
    let night = try #require(reading())
    #expect(Int(night.prefix { $0.isNumber }) ?? 200 < 70)
    screen.touchUp(at: CGPoint(x: 40, y: 300))
    screen.settle()
    #expect(reading() == nil)
  }
}
