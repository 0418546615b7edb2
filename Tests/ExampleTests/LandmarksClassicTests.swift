import ApusTesting
import SwiftUI
import Testing

@testable import Landmarks

/// The older form of the app's list, and the three ways in which a detail may hold what it shows.
@Suite("Landmarks' favourites in the older form") @MainActor
struct LandmarksClassicTests {
  /// A detail whose star reads the copy that it was given, and writes to the model.
  private struct PlainDetail: View {
    @EnvironmentObject private var modelData: ClassicModelData
    let landmark: Landmark
    var body: some View {
      let _ = modelData.landmarks.count
      StarButton(isSet: Binding(get: { landmark.isFavorite }, set: { modelData.setFavorite($0, to: landmark) }))
    }
  }

  private struct PlainList: View {
    @EnvironmentObject private var modelData: ClassicModelData
    @State private var showsFavoritesOnly = false
    var body: some View {
      NavigationStack {
        List {
          Toggle("Favorites only", isOn: $showsFavoritesOnly)
          ForEach(modelData.landmarks.filter { $0.isFavorite || !showsFavoritesOnly }) { landmark in
            NavigationLink(destination: PlainDetail(landmark: landmark)) { LandmarkRow(landmark: landmark) }
          }
        }
      }
    }
  }

  private func open(_ name: String, in screen: Screen, favoritesOnly: Bool) throws {
    if favoritesOnly {
      try screen.toggle("Favorites only").activate()
      screen.finishAnimations()
    }
    try screen.element(beginning: name).tap()
    screen.finishAnimations()
  }

  @Test("a star that asks the model follows it, with all places and with favourites only", arguments: [false, true])
  func askingTheModel(favoritesOnly: Bool) throws {
    let model = ClassicModelData(ModelData())
    let screen = Screen { NavigationStack { ClassicLandmarkList() }.environmentObject(model) }
    try open("Mount Fuji", in: screen, favoritesOnly: favoritesOnly)
    #expect(try screen.element("favorite").value == "On")
    try screen.element("favorite").tap()
    screen.finishAnimations()
    #expect(try screen.element("favorite").value == "Off")
    try screen.goBack()
    #expect(screen.elements.contains { $0.label.hasPrefix("Mount Fuji") } == !favoritesOnly)
    #expect(screen.elements.contains { $0.label.hasPrefix("Kirkjufell") })
  }

  @Test("a star that reads its copy follows while the row is there to make the screen anew")
  func plainValue() throws {
    let model = ClassicModelData(ModelData())
    let screen = Screen { PlainList().environmentObject(model) }
    try open("Mount Fuji", in: screen, favoritesOnly: false)
    for expected in ["Off", "On", "Off"] {
      try screen.element("favorite").tap()
      screen.finishAnimations()
      #expect(try screen.element("favorite").value == expected)
    }
  }

  @Test(
    "with favourites only the copy grows old when its row has gone, as in SwiftUI; the model has changed, and so has the list")
  func plainValueOfGoneRow() throws {
    let model = ClassicModelData(ModelData())
    let screen = Screen { PlainList().environmentObject(model) }
    try open("Mount Fuji", in: screen, favoritesOnly: true)
    try screen.element("favorite").tap()
    screen.finishAnimations()
    #expect(model.landmarks.first?.isFavorite == false)
    #expect(try screen.element("favorite").value == "On")
    try screen.goBack()
    #expect(!screen.elements.contains { $0.label.hasPrefix("Mount Fuji") })
  }

  @Test("what the older form changes is in the newer form's model, and places that are not there are left alone")
  func bothForms() throws {
    let model = ModelData()
    let classic = ClassicModelData(model)
    let first = try #require(model.landmarks.first)
    #expect(classic.setFavorite(false, to: first) != nil)
    #expect(model.landmarks.first?.isFavorite == false && classic.isFavorite(first) == false)
    var stranger = first
    stranger.id = 7
    #expect(classic.setFavorite(true, to: stranger) == nil && classic.isFavorite(stranger) == nil)
  }
}
