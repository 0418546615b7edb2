import SwiftUI

struct ShipList: View {
  @EnvironmentObject private var harbor: Harbor
  @State private var isAdding = false
  @State private var forecast = "Waiting for the forecast"

  var body: some View {
    NavigationStack {
      List {
        Section("Ships") {
          ForEach($harbor.ships) { $ship in
            NavigationLink {
              ShipDetail(ship: $ship)
            } label: {
              Text(ship.name)
            }
          }
          .onDelete { harbor.ships.remove(atOffsets: $0) }
        }
        Section("Harbor") {
          Text("Master: \(harbor.master)")
          Text("Tide: \(harbor.tide)")
          Text(forecast)
            .accessibilityIdentifier("forecast")
        }
      }
      .navigationTitle("Harbor")
      .toolbar {
        Button("Add") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        NewShip()
      }
      .task {
        try? await Task.sleep(nanoseconds: 300_000_000)
        forecast = "Calm"
      }
    }
  }
}

struct ShipDetail: View {
  @Binding var ship: Ship
  @State private var asksToScuttle = false

  var body: some View {
    Form {
      Toggle("Sailing", isOn: $ship.isSailing)
      Stepper("Crew: \(ship.crew)", value: $ship.crew, in: 1...5)
        .accessibilityIdentifier("crew")
      Button("Scuttle") { asksToScuttle = true }
    }
    .navigationTitle(ship.name)
    .navigationBarTitleDisplayMode(.inline)
    .alert("Scuttle \(ship.name)?", isPresented: $asksToScuttle) {
      Button("Scuttle", role: .destructive) { ship.name = "Wreck" }
      Button("Cancel", role: .cancel) {}
    }
  }
}
