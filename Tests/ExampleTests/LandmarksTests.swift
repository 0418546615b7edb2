import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import Landmarks

@Suite("Landmarks, used as a person does") @MainActor
struct LandmarksTests {
  /// The app with a model of its own, on a phone unless said otherwise.
  private func screen(_ model: ModelData, _ edit: (inout Screen.Settings) -> Void = { _ in }) -> Screen {
    Screen(.init(edit)) { ContentView().environment(model) }
  }

  private func isFavorite(_ name: String, in model: ModelData) -> Bool? {
    model.landmarks.first { $0.imageName == name }?.isFavorite
  }

  @Test("22 places in four categories, each with a picture, and texts in two languages")
  func data() throws {
    let model = ModelData()
    #expect(model.landmarks.count == 22 && Set(model.landmarks.map(\.id)).count == 22)
    #expect(Landmark.Category.allCases.map { model.landmarks(in: $0).count } == [5, 5, 6, 6])
    #expect(model.featured.count == 4)
    for landmark in model.landmarks {
      let picture = "Assets.xcassets/Places/\(landmark.imageName).imageset/\(landmark.imageName).svg"
      let length = try Data(contentsOf: Bundle.landmarks.bundleURL.appending(path: picture)).count
      #expect(length <= 64 << 10, "longer drawings are drawn in a process of their own, which the first frame waits for")
      #expect(abs(landmark.coordinates.latitude) <= 90 && abs(landmark.coordinates.longitude) <= 180)
      let view = VStack {
        landmark.name
        landmark.region
        landmark.about
        landmark.image
      }
      let (english, japanese) = (Screen { view }, Screen(.init { $0.locale = "ja_JP" }) { view })
      #expect(english.diagnostics.isEmpty, "\(landmark.imageName)")
      for (a, b) in zip(english.elements, japanese.elements) where a.role == "staticText" {
        #expect(a.label != b.label && !a.label.hasPrefix(landmark.imageName), "\(landmark.imageName)")
      }
    }
  }

  @Test("a shelf's item pushes its place, and the way back leads to the shelf")
  func pushing() throws {
    let screen = screen(ModelData())
    try screen.element(beginning: "Matterhorn").tap()
    screen.finishAnimations()
    #expect(try screen.barTitle.label == "Matterhorn")
    #expect(screen.contains("About this place") && !screen.contains("Matterhorn, Valais, Switzerland"))
    try screen.goBack()
    #expect(screen.contains("Matterhorn") && !screen.contains("About this place"))
  }

  @Test("the featured picture reaches from edge to edge and to the top, and a swipe turns to the next")
  func pages() throws {
    let screen = screen(ModelData()) { $0.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0) }
    let page = try screen.element(beginning: "MOUNTAINS, Mount Fuji").frame
    #expect(page == CGRect(x: 0, y: 0, width: 390, height: 440))
    screen.drag(from: CGPoint(x: 330, y: 250), to: CGPoint(x: 40, y: 250))
    screen.finishAnimations()
    let next = try screen.element(beginning: "MOUNTAINS, Kirkjufell").frame
    #expect(next.minX == 0)
    // The bar says where one is once the pictures have gone under it.
    #expect((try? screen.text("Featured")) == nil)
    screen.scroll(by: 400)
    screen.finishAnimations()
    #expect(try screen.text("Featured").frame.maxY < 100)
  }

  @Test("a star in the detail is on the shelf, in the list and in the model")
  func star() throws {
    let model = ModelData()
    let screen = screen(model)
    try screen.select(tab: "List")
    #expect(screen.contains("Matterhorn, Valais, Switzerland"))
    try screen.element("Matterhorn, Valais, Switzerland").tap()
    screen.finishAnimations()
    #expect(try screen.element("favorite").value == "Off")
    try screen.element("favorite").tap()
    screen.finishAnimations()
    #expect(try screen.element("favorite").value == "On")
    #expect(isFavorite("matterhorn", in: model) == true)
    try screen.goBack()
    #expect(screen.contains("Matterhorn, Valais, Switzerland, Favorite"))
  }

  @Test("only favourites show where the switch is on, and categories without one go")
  func filter() throws {
    let screen = screen(ModelData())
    try screen.select(tab: "List")
    #expect(screen.contains("Uluru, Northern Territory, Australia"))
    try screen.toggle("Favorites only").activate()
    screen.finishAnimations()
    let links = screen.elements.filter { $0.role == "button" && $0.label.contains(", ") }.map(\.label)
    #expect(links.count == 5 && links.allSatisfy { $0.hasSuffix("Favorite") })
    try screen.toggle("Favorites only").activate()
    screen.finishAnimations()
    #expect(screen.contains("Uluru, Northern Territory, Australia"))
  }

  @Test("un-starred in the detail while only favourites show: the star is off at once, and the row is gone on return")
  func unstarring() throws {
    let model = ModelData()
    let screen = screen(model)
    try screen.select(tab: "List")
    try screen.toggle("Favorites only").activate()
    screen.finishAnimations()
    try screen.element(beginning: "Kirkjufell").tap()
    screen.finishAnimations()
    #expect(try screen.element("favorite").value == "On")
    try screen.element("favorite").tap()
    screen.finishAnimations()
    #expect(try screen.element("favorite").value == "Off")
    #expect(isFavorite("kirkjufell", in: model) == false)
    try screen.element("favorite").tap()
    #expect(try screen.element("favorite").value == "On")
    try screen.element("favorite").tap()
    screen.finishAnimations()
    try screen.goBack()
    #expect(!screen.elements.contains { $0.label.hasPrefix("Kirkjufell") })
    #expect(screen.elements.contains { $0.label.hasPrefix("Mount Fuji") })
  }

  @Test("a hike opens to its graph, whose capsules move to another measure one after the other")
  func hikes() throws {
    let screen = screen(ModelData())
    try screen.select(tab: "Hikes")
    screen.finishAnimations()
    #expect(screen.elements.filter { $0.label == "Heart Rate" }.count == 1)
    try screen.button("Heart Rate").tap()
    screen.forgetWork()
    screen.advance(by: 0.1)
    #expect(screen.isAnimating && screen.work.bodies == 0)
    screen.finishAnimations()
    #expect(try screen.button("Heart Rate").isSelected && !screen.button("Elevation").isSelected)
    try screen.button("hike.blue-ice").tap()
    screen.finishAnimations()
    #expect(screen.elements.filter { $0.label == "Pace" }.count == 2)
    try screen.button("hike.five-lakes").tap()
    screen.finishAnimations()
    #expect(screen.elements.filter { $0.label == "Pace" }.count == 1)
  }

  @Test("an edited profile counts when Done is pressed and is forgotten with Cancel")
  func profile() throws {
    let model = ModelData()
    model.profile = Profile(
      username: "Mio", prefersNotifications: false, season: .spring, goalDate: .init(timeIntervalSince1970: 0))
    let screen = screen(model)
    try screen.button("Profile").tap()
    screen.finishAnimations()
    #expect(screen.contains("Mio"))
    try screen.button("Edit").tap()
    screen.finishAnimations()
    try screen.textField("Name").tap()
    screen.type(" A.")
    try screen.button("Cancel").tap()
    screen.finishAnimations()
    #expect(model.profile.username == "Mio" && screen.contains("Mio"))
    try screen.button("Edit").tap()
    screen.finishAnimations()
    try screen.textField("Name").tap()
    screen.press(key: "End")
    screen.type("ko")
    try screen.toggle("Notifications").activate()
    try screen.button("Winter").tap()
    try screen.button("Done").tap()
    screen.finishAnimations()
    #expect(
      model.profile
        == Profile(username: "Mioko", prefersNotifications: true, season: .winter, goalDate: .init(timeIntervalSince1970: 0)))
    #expect(screen.contains("Mioko") && screen.contains("Winter"))
    try screen.button("Close").tap()
    screen.finishAnimations()
    #expect(screen.sheets.isEmpty)
  }

  @Test("favourites and profile are there again after a restart; a file that is no library begins anew")
  func restart() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LandmarksTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = LibraryStore(file: folder.appending(path: "deep/library.json"))
    let screen = screen(ModelData(library: store))
    try screen.select(tab: "List")
    try screen.element(beginning: "Uluru").tap()
    screen.finishAnimations()
    try screen.element("favorite").tap()
    screen.close()
    let later = ModelData(library: store)
    #expect(isFavorite("uluru", in: later) == true && isFavorite("mount-fuji", in: later) == true)
    later.profile.username = "Mio"
    #expect(ModelData(library: store).profile == later.profile)
    try Data("no JSON".utf8).write(to: folder.appending(path: "deep/library.json"))
    #expect(isFavorite("uluru", in: ModelData(library: store)) == false)
  }

  @Test("a wide window has the list at the side, and what is chosen there beside it")
  func wide() throws {
    let screen = screen(ModelData()) { $0.size = CGSize(width: 1180, height: 820) }
    #expect(screen.tabs.isEmpty)
    #expect(try screen.element(beginning: "MOUNTAINS, Mount Fuji").frame.minX > 300)
    try screen.row("Uluru").tap()
    screen.finishAnimations()
    #expect(screen.contains("About this place"))
    #expect(try screen.element("favorite").frame.minX > 320)
    try screen.element("favorite").tap()
    screen.finishAnimations()
    #expect(try screen.row("Uluru").contains("Favorite"))
    try screen.row("Hikes").tap()
    screen.finishAnimations()
    #expect(screen.contains("hike.platteklip"))
    screen.resize(to: CGSize(width: 390, height: 844))
    #expect(screen.tabs.count == 3)
  }
}

extension Screen {
  /// The element whose label begins with a text.
  func element(beginning text: String) throws -> Element {
    try #require(elements.first { $0.label.hasPrefix(text) }, "no label begins with \(text): \(elements.map(\.label))")
  }
}
