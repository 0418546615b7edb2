import Foundation

struct Ship: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var crew = 3
  var isSailing = false
}

final class Harbor: ObservableObject {
  @Published var ships = [Ship(name: "Aurora"), Ship(name: "Beluga"), Ship(name: "Calypso")]
  /// Who is in charge, as the app was started with `-master`.
  let master = UserDefaults.standard.string(forKey: "master") ?? "nobody"
  let tide = ProcessInfo.processInfo.environment["HARBOR_TIDE"] ?? "unknown"
}
